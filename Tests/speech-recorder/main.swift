// An output module for speech-dispatcher that says nothing, takes as long as a voice would, and writes down what the
// daemon asks of it. See `Recorder`.
var recorder = Recorder()
recorder.run()
