import { inflateSync } from 'node:zlib'

/** The text that a PDF made by us shows, line by line: its glyphs through the character map of their font. */
export function pdfText(bytes: Uint8Array): string {
  const source = Buffer.from(bytes).toString('latin1')
  const objects = new Map<string, { head: string; body: string }>()
  for (const [, id = '', head = '', raw] of source.matchAll(
    /(\d+) 0 obj\s([\s\S]*?)(?:stream\n([\s\S]*?)\nendstream\s*)?endobj/g,
  )) {
    const isPacked = raw !== undefined && head.includes('FlateDecode')
    objects.set(id, { head, body: isPacked ? unpacked(raw) : (raw ?? '') })
  }
  const all = [...objects.values()]
  const maps = new Map<string, Map<number, string>>()
  for (const { head } of all)
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1]
      if (map) maps.set(name, charactersOf(objects.get(map)?.body ?? ''))
    }
  const pages = all.filter(({ body }) => / Tf\b/.test(body))
  return pages.map(({ body }) => shownIn(body, maps)).join('\n')
}

function unpacked(raw: string): string {
  try {
    return inflateSync(Buffer.from(raw, 'latin1')).toString('latin1')
  } catch {
    return '' // a picture or a font, which holds no text
  }
}

function charactersOf(map: string): Map<number, string> {
  const found = new Map<number, string>()
  for (const [, from = '', list = ''] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi))
    for (const [index, [, code = '']] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries())
      found.set(Number.parseInt(from, 16) + index, fromHex(code.replaceAll(' ', '')))
  return found
}

const fromHex = (code: string) =>
  String.fromCharCode(...(code.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)))

function shownIn(body: string, maps: ReadonlyMap<string, ReadonlyMap<number, string>>): string {
  let font: ReadonlyMap<number, string> | undefined
  const lines: string[] = []
  for (const [, name, glyphs] of body.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = maps.get(name)
    else if (glyphs !== undefined) {
      const codes = [...glyphs.matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
      lines.push(codes.map((code) => font?.get(Number.parseInt(code, 16)) ?? '').join(''))
    }
  }
  return lines.join('\n')
}
