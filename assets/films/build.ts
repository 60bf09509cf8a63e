// Makes the films with words: node assets/films/build.ts [--look | --drawn | --captions] [--es | --en] [name ...]
// With --look only some frames, for looking at; with --drawn the files are made again from the frames of the last time;
// with --captions only the captions are written, in all languages of pages.

import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { type Language, languages } from '@portal/contract/core/language'
import { portugueseInstructions } from '@portal/contract/portuguese/instructions'
import sharp from 'sharp'
import { brazilLocation } from './brazil-location.ts'
import { captionsInPortuguese } from './captions.pt.ts'
import { company } from './company.ts'
import { frames, openBrowser } from './draw.ts'
import { drawnFrames, keep, publish, still } from './encode.ts'
import { captions, type Film, FRAMES_PER_SECOND, lengthOf, sayIn } from './film.ts'
import { fragmentation } from './fragmentation.ts'
import { guideFilms } from './guides/guide.ts'
import { workshop } from './workshop.ts'
import { workshopBrazil } from './workshop-brazil.ts'

const ROOT = join(import.meta.dirname, '../..')
const WORK = join(ROOT, '.cache/films')
const TARGET = join(ROOT, 'apps/web/public/films')
const WIDE = 1280
const NARROW = 640
/** Of a film in one width. */
const SMALL = 960
/** Seconds between the pictures for looking at. */
const LOOK_SECONDS = 2.2

const has = (word: string) => process.argv.includes(word)
const chosen = languages.filter((language) => has(`--${language}`))
const spoken = chosen.length > 0 ? chosen : languages
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'))
for (const folder of [WORK, TARGET]) await mkdir(join(folder, 'guides'), { recursive: true })
const films = [workshop, workshopBrazil, company, fragmentation, brazilLocation, ...guideFilms].filter(
  ({ name }) => asked.length === 0 || asked.includes(name),
)
for (const film of films) await writeCaptions(film)
const encoding: Promise<void>[] = []
const browser = has('--captions') ? null : await openBrowser()
if (browser) {
  for (const film of films)
    for (const language of spoken) await (has('--look') ? look(browser, film, language) : make(browser, film, language))
  await browser.close()
}
await Promise.all(encoding)

/** The films themselves have no Portuguese: its captions lie over the Spanish one. */
async function writeCaptions(film: Film): Promise<void> {
  for (const language of languages)
    await writeFile(join(TARGET, `${film.name}-${language}.vtt`), captions(film.scenes(sayIn(language), language)))
  const inPortuguese = (caption: string) => {
    const words = captionsInPortuguese[caption] ?? portugueseInstructions[caption] ?? firstSteps(caption)
    if (!words) throw new Error(`no Portuguese for the caption: ${caption}`)
    return words
  }
  await writeFile(join(TARGET, `${film.name}-pt.vtt`), captions(film.scenes(sayIn('es'), 'es'), inPortuguese))
}

function firstSteps(caption: string): string | undefined {
  const [, name] = /^Primeros pasos con (.+)$/.exec(caption) ?? []
  return name && `Primeiros passos com o ${name}`
}

async function look(browser: Browser, film: Film, language: Language): Promise<void> {
  const scenes = film.scenes(sayIn(language), language)
  let number = 0
  for await (const frame of frames(browser, scenes, FRAMES_PER_SECOND * LOOK_SECONDS))
    await writeFile(join(WORK, `${film.name}-${language}-${String(number++).padStart(2, '0')}.jpg`), frame)
}

/** Draws one film; while the next is drawn, this one is encoded. */
async function make(browser: Browser, film: Film, language: Language): Promise<void> {
  const scenes = film.scenes(sayIn(language), language)
  const whole = join(WORK, `${film.name}-${language}.mkv`)
  if (!has('--drawn')) await keep(frames(browser, scenes), whole)
  process.stdout.write(`${film.name} ${language}: ${lengthOf(scenes)} s drawn\n`)
  encoding.push(encoded(`${film.name}-${language}`, whole, film))
}

async function encoded(name: string, whole: string, film: Film): Promise<void> {
  const drawn = drawnFrames(whole)
  const [wide, narrow] = [join(TARGET, name), join(TARGET, `${name}-${NARROW}`)]
  const poster = join(WORK, `${name}.png`)
  await still(drawn, film.poster, poster)
  for (const [path, width, quality] of [
    [wide, film.isSmall ? SMALL : WIDE, 58],
    [narrow, NARROW, 46], // the first picture that a phone shows of a workshop
  ] as const) {
    const image = sharp(poster).resize({ width })
    await image.clone().avif({ quality, effort: 4 }).toFile(`${path}.avif`)
    await image.webp({ quality: 80, effort: 5 }).toFile(`${path}.webp`)
  }
  await rm(poster)
  const both = [
    { target: wide, width: WIDE },
    { target: narrow, width: NARROW, hard: 2 },
  ]
  await publish(drawn, film.isSmall ? [{ target: wide, width: SMALL, hard: 4 }] : both)
  process.stdout.write(`${name}: encoded\n`)
}
