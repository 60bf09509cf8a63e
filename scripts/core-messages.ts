/**
 * Core alone is in several tables, so that a page that sends nothing loads the first only. They are one area: joins
 * them, and says which names stand in two of them, where one would hide the other.
 */
export function joinTables<Entry>(tables: readonly { file: string; entries: Readonly<Record<string, Entry>> }[]): {
  joined: Record<string, Entry>
  problems: string[]
} {
  const joined: Record<string, Entry> = {}
  const homes = new Map<string, string>()
  const problems: string[] = []
  for (const { file, entries } of tables) {
    for (const [name, entry] of Object.entries(entries)) {
      const home = homes.get(name)
      if (home) problems.push(`${file}: ${name} is also in ${home}`)
      else homes.set(name, file)
      joined[name] ??= entry
    }
  }
  return { joined, problems }
}
