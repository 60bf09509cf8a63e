/** Returns a choice for each key, in their order: those of a key take turns, so that one comes back after all others. */
export function inTurn<Key, Choice>(keys: readonly Key[], choicesOf: (key: Key) => readonly Choice[]): Choice[] {
  const turns = new Map<Key, number>()
  return keys.map((key) => {
    const turn = turns.get(key) ?? 0
    turns.set(key, turn + 1)
    const choices = choicesOf(key)
    return choices[turn % choices.length]!
  })
}
