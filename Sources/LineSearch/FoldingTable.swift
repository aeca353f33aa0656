/// Which letters fold to which: each base with the small letters that are it with a mark, a stroke or a hook.
///
/// Made with Python's unicodedata from the Unicode Character Database 14.0.0: every letter of category Ll in
/// U+00C0–024F, U+0370–052F and U+1E00–1FFF whose canonical decomposition (compatibility decomposition for digraphs and
/// ſ), without U+0300–036F, is another text. Letters without a decomposition (ß æ œ ø ł đ ð þ ħ ŧ ı ϒ and the like)
/// were added by hand, as were the signs of the last lines, which stand in titles and are not on keyboards.
enum FoldingTable {
  /// A scalar to its base, as UTF-8.
  static let bases: [UInt32: [UInt8]] = {
    var bases: [UInt32: [UInt8]] = [:]
    for (base, letters) in groups {
      for letter in letters.unicodeScalars { bases[letter.value] = [UInt8](base.utf8) }
    }
    return bases
  }()

  static let groups: [(base: String, letters: String)] = [
    ("a", "àáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ"),
    ("ae", "æǣǽ"),
    ("b", "ƀḃḅḇ"),
    ("c", "çćĉċčȼḉ"),
    ("d", "ðďđḋḍḏḑḓ"),
    ("dz", "ǆǳ"),
    ("e", "èéêëēĕėęěȅȇȩɇḕḗḙḛḝẹẻẽếềểễệ"),
    ("f", "ḟ"),
    ("g", "ĝğġģǥǧǵḡ"),
    ("h", "ĥħȟḣḥḧḩḫẖ"),
    ("i", "ìíîïĩīĭįıǐȉȋḭḯỉị"),
    ("ij", "ĳ"),
    ("j", "ĵǰȷɉ"),
    ("k", "ķĸǩḱḳḵ"),
    ("l", "ĺļľŀłƚḷḹḻḽ"),
    ("lj", "ǉ"),
    ("m", "ḿṁṃ"),
    ("n", "ñńņňŉŋǹṅṇṉṋ"),
    ("nj", "ǌ"),
    ("o", "òóôõöøōŏőơǒǫǭǿȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợ"),
    ("oe", "œ"),
    ("p", "ṕṗ"),
    ("r", "ŕŗřȑȓɍṙṛṝṟ"),
    ("s", "śŝşšſșṡṣṥṧṩẛ"),
    ("ss", "ß"),
    ("t", "ţťŧțṫṭṯṱẗ"),
    ("th", "þ"),
    ("u", "ùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự"),
    ("v", "ṽṿ"),
    ("w", "ŵẁẃẅẇẉẘ"),
    ("x", "ẋẍ"),
    ("y", "ýÿŷȳɏẏẙỳỵỷỹ"),
    ("z", "źżžƶẑẓẕ"),
    ("ʒ", "ǯ"),
    ("α", "άἀἁἂἃἄἅἆἇὰάᾀᾁᾂᾃᾄᾅᾆᾇᾰᾱᾲᾳᾴᾶᾷ"),
    ("ε", "έἐἑἒἓἔἕὲέ"),
    ("η", "ήἠἡἢἣἤἥἦἧὴήᾐᾑᾒᾓᾔᾕᾖᾗῂῃῄῆῇ"),
    ("ι", "ΐίϊἰἱἲἳἴἵἶἷὶίιῐῑῒΐῖῗ"),
    ("ο", "όὀὁὂὃὄὅὸό"),
    ("ρ", "ῤῥ"),
    ("σ", "ς"),
    ("υ", "ΰϋύὐὑὒὓὔὕὖὗὺύῠῡῢΰῦῧϒϓϔ"),
    ("ω", "ώὠὡὢὣὤὥὦὧὼώᾠᾡᾢᾣᾤᾥᾦᾧῲῳῴῶῷ"),
    ("а", "ӑӓ"),
    ("г", "ѓ"),
    ("е", "ѐёӗ"),
    ("ж", "ӂӝ"),
    ("з", "ӟ"),
    ("и", "йѝӣӥ"),
    ("к", "ќ"),
    ("о", "ӧ"),
    ("у", "ўӯӱӳ"),
    ("ч", "ӵ"),
    ("ы", "ӹ"),
    ("э", "ӭ"),
    ("і", "ї"),
    ("ѵ", "ѷ"),
    ("ә", "ӛ"),
    ("ө", "ӫ"),
    (" ", "\u{A0}\u{2009}\u{202F}"),
    ("'", "‘’"),
    ("\"", "“”"),
    ("...", "…"),
  ]
}
