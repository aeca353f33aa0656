public import ActionMenu
public import LineSearch

/// The items of a script, as light as their bytes: what a person sees of one is made when it is shown.
///
/// It may go on growing while it is chosen from; a number that an item has once stays its own.
public final class ChoiceTable {
  /// What an item can have beside its title and value.
  public struct Features: Sendable {
    public var detail: String?
    public var role: Role
    public var availability: Availability

    public init(detail: String? = nil, role: Role = .none, availability: Availability = .available) {
      self.detail = detail
      self.role = role
      self.availability = availability
    }
  }

  private var titles: LineTable
  /// Nil as long as every value is its title.
  private var values: LineTable?
  /// Of few items of few scripts.
  private var features: [Int: Features]?
  /// Header lines that did not come along with lines of titles.
  private var ownHeader: [String] = []
  private var search = LineSearchSession()
  /// Whether nothing more will come.
  public private(set) var isComplete = false

  public init(separator: LineTable.Separator = .lineBreak, headerCount: Int = 0) {
    titles = LineTable(separator: separator, headerCount: headerCount)
  }

  public var count: Int { titles.count }

  /// What has been taken in, in bytes.
  public var byteCount: Int { titles.byteCount + (values?.byteCount ?? 0) }

  /// The lines that stand above the items.
  public var header: [String] { titles.header.map(Self.text) + ownHeader }

  /// What a script gets, byte for byte.
  public func value(at index: Int) -> ArraySlice<UInt8> { values?[index] ?? titles[index] }

  /// The item as menus have it.
  public func item(at index: Int) -> MenuItem {
    let features = features?[index] ?? Features()
    return MenuItem(
      id: String(index), Self.text(titles[index]), detail: features.detail, role: features.role,
      availability: features.availability)
  }

  /// Without making the item.
  func isAvailable(at index: Int) -> Bool { features?[index].map { $0.availability == .available } ?? true }

  /// The item whose title a text is, byte for byte; else the one whose number it is.
  public func index(of text: String) -> Int? {
    let bytes = Array(text.utf8)
    return (0..<count).first { titles[$0].elementsEqual(bytes) } ?? text.listIndex(count: count)
  }

  /// The same, or a range of numbers such as `2-4`.
  public func indexes(of text: String) -> [Int]? {
    if let index = index(of: text) { return [index] }
    guard case .indexes(let indexes)? = NumberRanges(text, count: count) else { return nil }
    return indexes
  }

  /// Far more than is ever shown of an item is not even looked at.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.prefix(harmlessTextLimit * 32), as: UTF8.self)
  }

  // MARK: Filling

  /// Takes in a piece of lines, whose values are the lines themselves, as `LineTable` does.
  /// - Returns: How many bytes it had.
  public func append<Failure>(
    upTo limit: Int, _ read: (inout OutputSpan<UInt8>) throws(Failure) -> Void
  ) throws(Failure) -> Int { try titles.append(upTo: limit, read) }

  /// An item that is no line; a value of nil is the title.
  public func append(title: some Collection<UInt8>, value: (some Collection<UInt8>)?, features: Features? = nil) {
    if let value {
      if values == nil { values = copyOfTitles() }
      values?.append(item: value)
    } else {
      values?.append(item: title)
    }
    if let features { add(features) }
    titles.append(item: title)
  }

  /// In place: a copy for each item would take the square of their number.
  private func add(_ features: Features) {
    if self.features == nil { self.features = [:] }
    self.features?[count] = features
  }

  /// A line that is no item.
  public func append(header line: ArraySlice<UInt8>) { ownHeader.append(Self.text(line)) }

  public func append(_ title: String) { append(title: title.utf8, value: [UInt8]?.none) }

  private func copyOfTitles() -> LineTable {
    var copy = LineTable()
    for index in 0..<count { copy.append(item: titles[index]) }
    return copy
  }

  /// Nothing more will come.
  public func finish() {
    titles.finish()
    isComplete = true
  }

  // MARK: Finding

  /// The items that have every word of a text, the best first: the title itself, a beginning, the beginning of a word,
  /// any place.
  public func matches(of text: String) -> [Int] {
    search.search(LineQuery(text), in: titles)
    return search.matches.bestFirst()
  }

  /// The same in groups, for who wants one item: titles, beginnings, all other places.
  func groups(of text: String) -> [[Int]] {
    var groups: [[(index: Int, rank: LineRank)]] = [[], [], []]
    search.search(LineQuery(text), in: titles)
    search.matches.forEach { index, rank in
      groups[min(Int(rank.place.rawValue), 2)].append((index, rank))
    }
    // An exact accent wins.
    return groups.map { group in
      let exact = group.filter { !$0.rank.hasOtherAccents }
      return (exact.isEmpty ? group : exact).map(\.index)
    }
  }
}
