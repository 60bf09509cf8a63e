// Makes the films with words: node assets/films/build.ts [--look | --drawn] [--es | --en] [name ...]
// With --look only some frames, for looking at; with --drawn the files are made again from the frames of the last time.

import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Language, languages } from '@portal/contract/core/language'
import sharp from 'sharp'
import { brazilLocation } from './brazil-location.ts'
import { company } from './company.ts'
import { frames, openBrowser } from './draw.ts'
import { drawnFrames, keep, publish, still } from './encode.ts'
import { captions, type Film, FRAMES_PER_SECOND, lengthOf, sayIn } from './film.ts'
import { fragmentation } from './fragmentation.ts'
import { workshop } from './workshop.ts'
import { workshopBrazil } from './workshop-brazil.ts'

const ROOT = join(import.meta.dirname, '../..')
const WORK = join(ROOT, '.cache/films')
const TARGET = join(ROOT, 'apps/web/public/films')
const WIDE = 1280
const NARROW = 640
/** Seconds between the pictures for looking at. */
const LOOK_SECONDS = 2.2

const has = (word: string) => process.argv.includes(word)
const chosen = languages.filter((language) => has(`--${language}`))
const spoken = chosen.length > 0 ? chosen : languages
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'))
await mkdir(WORK, { recursive: true })
await mkdir(TARGET, { recursive: true })
const browser = await openBrowser()
const encoding: Promise<void>[] = []
for (const film of [workshop, workshopBrazil, company, fragmentation, brazilLocation])
  if (asked.length === 0 || asked.includes(film.name))
    for (const language of spoken) await (has('--look') ? look(film, language) : make(film, language))
await browser.close()
await Promise.all(encoding)

async function look(film: Film, language: Language): Promise<void> {
  const scenes = film.scenes(sayIn(language), language)
  let number = 0
  for await (const frame of frames(browser, scenes, FRAMES_PER_SECOND * LOOK_SECONDS))
    await writeFile(join(WORK, `${film.name}-${language}-${String(number++).padStart(2, '0')}.jpg`), frame)
}

/** Draws one film; while the next is drawn, this one is encoded. */
async function make(film: Film, language: Language): Promise<void> {
  const scenes = film.scenes(sayIn(language), language)
  const whole = join(WORK, `${film.name}-${language}.mkv`)
  if (!has('--drawn')) await keep(frames(browser, scenes), whole)
  process.stdout.write(`${film.name} ${language}: ${lengthOf(scenes)} s drawn\n`)
  await writeFile(join(TARGET, `${film.name}-${language}.vtt`), captions(scenes))
  encoding.push(encoded(`${film.name}-${language}`, whole, film.poster))
}

async function encoded(name: string, whole: string, posterAt: number): Promise<void> {
  const drawn = drawnFrames(whole)
  const [wide, narrow] = [join(TARGET, name), join(TARGET, `${name}-${NARROW}`)]
  const poster = join(WORK, `${name}.png`)
  await still(drawn, posterAt, poster)
  for (const [path, width, quality] of [
    [wide, WIDE, 58],
    [narrow, NARROW, 46], // the first picture that a phone shows of a workshop
  ] as const) {
    const image = sharp(poster).resize({ width })
    await image.clone().avif({ quality, effort: 4 }).toFile(`${path}.avif`)
    await image.webp({ quality: 80, effort: 5 }).toFile(`${path}.webp`)
  }
  await rm(poster)
  await publish(drawn, [
    { target: wide, width: WIDE },
    { target: narrow, width: NARROW, hard: 2 },
  ])
  process.stdout.write(`${name}: encoded\n`)
}
