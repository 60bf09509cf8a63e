/**
 * Core has several tables, so that pages without forms load only the first. Joins them, and reports names that are in
 * two of them.
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
