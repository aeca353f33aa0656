import MenuGeometry
import Testing

@Suite struct MotionTests {
  static let springs =
    [Spring.menu, .press, .highlight]
    + [0.1, 0.5, 0.999, 1, 7, -1, .nan, .infinity].map {
      Spring(response: 0.35, dampingFraction: $0)
    }

  @Test(arguments: springs)
  func aSpringSetsOutAtRestAndSettles(_ spring: Spring) {
    #expect(spring.value(at: -1) == 0)
    #expect(spring.value(at: 0) == 0)
    #expect(spring.value(at: 0.0001) < 0.01)
    #expect(spring.value(at: spring.settlingTime) == 1)
    #expect(spring.value(at: .infinity) == 1)
    #expect(abs(spring.value(at: spring.settlingTime.nextDown) - 1) < 0.001)
    for step in 0...1000 {
      let value = spring.value(at: spring.settlingTime * Double(step) / 1000)
      #expect(value.isFinite && value >= 0 && value < 2)
    }
  }

  @Test func theUsualSpringIsThereInItsTimeAndHardlyGoesBeyond() {
    let values = (0...100).map { Spring.menu.value(at: Double($0) / 100) }
    #expect(values[35] > 0.95)
    #expect(values.max()! > 1 && values.max()! < 1.02)
    #expect(Spring.menu.settlingTime < 0.65)
    #expect(Spring(response: 0.35, dampingFraction: 1).value(at: 0.5) < 1)
  }

  @Test(arguments: [0, -1, .nan, .infinity])
  func aSpringWithoutTimeJumps(_ response: Double) {
    let spring = Spring(response: response)
    #expect(spring.settlingTime == 0)
    #expect(spring.value(at: 0) == 1)
    #expect(spring.value(at: 1) == 1)
  }

  @Test(arguments: [3601, 1e300, .greatestFiniteMagnitude])
  func aSpringSettlesHoweverLongItsSwing(_ response: Double) {
    let spring = Spring(response: response, dampingFraction: 1)
    #expect(spring.settlingTime < 10_000)
    #expect(spring.value(at: .greatestFiniteMagnitude) == 1)
  }

  /// Damped as it has to be: the equation of the damped swing holds at every time.
  @Test(arguments: [0.3, 0.825, 1])
  func theSpringObeysItsEquation(_ fraction: Double) {
    let spring = Spring(response: 0.35, dampingFraction: fraction)
    let (frequency, step) = (2 * Double.pi / 0.35, 1e-4)
    for time in stride(from: 0.01, to: 0.4, by: 0.01) {
      let (before, now, after) = (
        spring.value(at: time - step), spring.value(at: time), spring.value(at: time + step)
      )
      let speed = (after - before) / (2 * step)
      let acceleration = (after - 2 * now + before) / (step * step)
      let force = frequency * frequency * (1 - now) - 2 * fraction * frequency * speed
      #expect(abs(acceleration - force) < 0.1)
    }
  }

  @Test func aTransitionSetsOutFromWhereItIs() {
    var scale = SpringTransition(at: 1, spring: .press)
    #expect(scale.value(at: 5) == 1)
    #expect(scale.isSettled(at: 0))
    scale.move(to: 0.9, at: 5)
    #expect(scale.value(at: 5) == 1)
    #expect(!scale.isSettled(at: 5.1))
    let half = scale.value(at: 5.1)
    #expect(half < 1 && half > 0.9)
    scale.move(to: 0.9, at: 5.1)
    #expect(scale.value(at: 5.1) == half)
    scale.move(to: 1, at: 5.1)
    #expect(scale.value(at: 5.1) == half)
    #expect(scale.value(at: 7) == 1)
    #expect(scale.isSettled(at: 7))
  }

  @Test func aRingOpensFromASmallScaleOneItemAfterTheOther() {
    let motion = MenuMotion(isReduced: false)
    #expect(motion.opening(item: 0, at: 0).scale == 0.3)
    #expect(motion.opening(item: 0, at: 0).opacity == 0)
    #expect(motion.opening(item: 3, at: 0.06).scale == 0.3)
    #expect(motion.opening(item: 3, at: 0.16).scale == motion.opening(item: 0, at: 0.16 - 0.06).scale)
    for index in [0, 4, 63, .max, -1] {
      let end = motion.opening(item: index, at: motion.openingTime(count: index == .max ? .max : index + 1))
      #expect(end.scale == 1 && end.opacity == 1 && end.offsetFactor == 1)
    }
    #expect(motion.openingTime(count: 1000) < 1.1)
    #expect(motion.openingTime(count: .min) == motion.openingTime(count: 1))
  }

  @Test func aRingClosesTheOtherWayRound() {
    let motion = MenuMotion(isReduced: false)
    let start = motion.closing(at: 0)
    #expect(start.scale == 1 && start.opacity == 1 && start.offsetFactor == 1)
    #expect(motion.closing(at: 0.1).scale < 1)
    #expect(motion.closing(at: motion.closingTime).opacity == 0)
  }

  @Test(arguments: 0...20)
  func withReducedMotionItFadesInPlace(_ index: Int) {
    let motion = MenuMotion(isReduced: true)
    var opacity = 0.0
    for step in -10...100 {
      let time = Double(step) / 100
      for appearance in [motion.opening(item: index, at: time), motion.closing(at: time)] {
        #expect(appearance.scale == 1 && appearance.offsetFactor == 1)
        #expect((0...1).contains(appearance.opacity))
      }
      #expect(motion.opening(item: index, at: time).opacity >= opacity)
      opacity = motion.opening(item: index, at: time).opacity
      #expect(opacity < 1 || time >= 0.15)
    }
    #expect(motion.opening(item: index, at: 0.15).opacity == 1)
    #expect(motion.closing(at: 0.15).opacity == 0)
    #expect(motion.openingTime(count: 64) == 0.15)
    #expect(motion.labelScale(isPressed: true) == 1)
    #expect(motion.bubbleScale(isHighlighted: true) == 1)
  }

  @Test func scales() {
    let motion = MenuMotion(isReduced: false)
    #expect([false, true].map { motion.labelScale(isPressed: $0) } == [1, 0.9])
    #expect([false, true].map { motion.bubbleScale(isHighlighted: $0) } == [1, 1.2])
  }
}
