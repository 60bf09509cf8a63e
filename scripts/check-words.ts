import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { projectFiles, ROOT } from './project-files.ts'

/** Words that no comment and no document uses, with the plain one (`docs/glossary.md`, "Words we use"). */
const IN_COMMENTS: Record<string, string> = {
  anew: 'again',
  anybody: 'anyone',
  beside: 'next to, besides, at the field',
  everybody: 'everyone',
  he: 'they',
  him: 'them',
  himself: 'themselves',
  his: 'their',
  hitherto: 'so far',
  lately: 'recently',
  patience: 'time-out',
  reckoned: 'calculated',
  reckons: 'calculates',
  somebody: 'someone',
  thereof: 'of it',
}

/** Names that say nothing of what they hold. */
const AS_NAMES: Record<string, string> = {
  beside: 'what it is next to: fieldRefusal, otherBranch',
  kept: 'what is stored: storedDraft, remaining',
  late: 'lagSeconds, onTimeout',
  lately: 'recent',
  patienceMs: 'timeoutMs, retryMs',
  shelf: 'cache, visibility',
  ways: 'redirects, conditions',
}

const AS_FILES: Record<string, string> = {
  'one.ts': 'detail.ts',
  'ways.ts': 'redirects.ts',
}

/** Words of a path or a name that are a second word for a concept of the glossary. */
const SECOND_WORDS: Record<string, string> = {
  advert: 'machine, property or item',
  campaign: 'broadcast',
  classified: 'machine',
  classifieds: 'machines',
  listing: 'machine, property or item',
  listings: 'machines, properties or items',
}

/**
 * What readers of each language found wrong in texts of the product, with what we say. Texts of the catalogue with a
 * wording that stays are in SPECIFIED.
 */
const IN_TEXTS: readonly (readonly [RegExp, string])[] = [
  [/Dar una vuelta|Dar uma volta/, 'Giro completo'],
  [/Tómelo en la mano|Pegue na mão/, 'Ver en 3D / Ver em 3D'],
  [/su gente lo domina/, 'lo domine'],
  [/entre 0[–-]30/, 'entre 0 y 30.000 ms'],
  [/espacio que cada fila|The room each row/, 'the time that the rock has to move'],
  [/mezcla química/, 'retardo pirotécnico'],
  [/Suelte uno/, 'Quite un filtro'],
  [/Con qué trabaja/, 'Compatible con'],
  [/Lea lo que dice/, 'Lea los resultados'],
  [/Dele su retardo|Give it its delay/, 'Programe el retardo / Set the delay'],
  [/Con quién se habla/, 'Nuestro equipo'],
  [/líneas de igual salida|linhas de mesmo tempo/i, 'isócronas'],
  [/área de seguridad|safety area|área de segurança/i, 'área de exclusión / blast exclusion zone / área de isolamento'],
  [/Se conservan 1\b/, 'Se conserva 1'],
  [/Personal de la casa/, 'De la casa'],
  [/\bEq\. de/, 'the whole word'],
  [/use these data to handle/, 'We use this information only to handle your request'],
  [/Wires of the cable/, 'Conductors'],
  [/Languages of the screen/, 'Display languages'],
  [/\btyres?\b/i, 'tire'],
  [/what changes against/, 'how it differs from'],
  [/not the number of a current license/, 'This number matches no current license'],
  [/muck piles?/i, 'muckpile'],
  [/Manual de Next Remote(?= em)|Venda (?:só|somente) a\b/, 'do Next Remote / Venda exclusiva a'],
  [/Enviar-me o PIN/, 'Receber o PIN'],
  [/Chave de ligar/, 'Chave geral'],
  [/disparar toda ela/, 'disparar a série inteira'],
  [/Patrocinam e colaboram/, 'Patrocínio e apoio'],
  [/por costume/, 'por hábito'],
  [/\b(?:el|un|este|su|del|al|cada|ningún) aviso(?! de)\b|\bavisos (?:publicados|nuevos)/i, 'clasificado'],
]

/** Wordings that clients know, and notices to people, which are not lists. */
const SPECIFIED =
  /El aviso ya no está disponible\. No se realizó ningún cobro|reciben? (?:el|un) aviso|un aviso(?: se|\.|')/

/** This list itself, the glossary, which says it too, and migrations, which never change. */
const UNREAD = /check-words|glossary\.md$|\/migrations\//

const either = (words: Record<string, string>) => Object.keys(words).join('|')
const commentWord = new RegExp(`\\b(${either(IN_COMMENTS)})\\b`, 'gi')
const declared = new RegExp(`\\b(?:const|let|function|class|type|interface)\\s+(${either(AS_NAMES)})\\b`, 'gi')
const wordOfName = new RegExp(`^(${either(SECOND_WORDS)})$`, 'gi')
/** Names of types and addresses of others: `RealEstateListing` of schema.org, the pictures that pages of a path share. */
const OTHERS = /RealEstateListing|greylisting|public\/pictures\/share\//g
const declaredName = /\b(?:const|let|function|class|type|interface)\s+(\w+)/g
const member = new RegExp(`^\\s+(?:readonly )?(${either(AS_NAMES)})\\??: (?!['"\`])`, 'g')
/** Code and words of others in a document, such as the title of a test. */
const QUOTED = /`[^`]*`|"[^"]*"/g
const comment = /^\s*(?:\/\/|\/?\*)(.*)$|\s\/\/ (.*)$/

/** Tests may name a value by its case; texts of the product are no names. */
const hasFreeNames = (path: string) => /\.(test|spec)\.tsx?$|texts(-\w+)?\.ts$/.test(path)

const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path)

/** Returns one line per refused word in a comment, a document, a text, a declared name or the name of the file. */
export function refusedWords(path: string, source: string): string[] {
  const lines = source.split('\n')
  const found = lines.flatMap((line, index) => {
    const text = path.endsWith('.md') ? [line, line.replace(QUOTED, '')] : comment.exec(line)
    const wrong = text || isTest(path) ? [] : IN_TEXTS.filter(([words]) => words.test(line) && !SPECIFIED.test(line))
    const hits = text
      ? listed(text[1] ?? text[2] ?? '', commentWord, IN_COMMENTS)
      : hasFreeNames(path)
        ? []
        : [...listed(line, declared, AS_NAMES), ...listed(line, member, AS_NAMES), ...declaredSecondWords(line)]
    return [...hits, ...wrong.map(([, plain]) => `a mended text: say "${plain}"`)].map(
      (hit) => `${path}:${index + 1} ${hit}`,
    )
  })
  const better = AS_FILES[basename(path)]
  const named = [...(better ? [`name it ${better}`] : []), ...secondWords(path)]
  return [...named.map((hit) => `${path}: ${hit}`), ...found]
}

const declaredSecondWords = (line: string) =>
  [...line.matchAll(declaredName)].flatMap(([, name = '']) => secondWords(name))

/** Second words of a path or of a name in camel case. */
const secondWords = (name: string) =>
  name
    .replace(OTHERS, '')
    .split(/[^a-zA-Z]|(?<=[a-z])(?=[A-Z])/)
    .flatMap((word) => listed(word, wordOfName, SECOND_WORDS))

function listed(text: string, pattern: RegExp, words: Record<string, string>): string[] {
  return [...text.matchAll(pattern)].map(([, word = '']) => {
    const plain = Object.entries(words).find(([refused]) => refused.toLowerCase() === word.toLowerCase())?.[1]
    return `"${word}": say ${plain}`
  })
}

if (import.meta.main) {
  const paths = projectFiles().filter((path) => /\.(tsx?|mjs|md|css|json)$/.test(path) && !UNREAD.test(path))
  const found = paths.flatMap((path) =>
    refusedWords(path, /\.(css|json)$/.test(path) ? '' : readFileSync(join(ROOT, path), 'utf8')),
  )
  for (const word of found) console.log(word)
  console.log(`${paths.length} files read, ${found.length} refused words`)
  if (found.length > 0) process.exitCode = 1
}
