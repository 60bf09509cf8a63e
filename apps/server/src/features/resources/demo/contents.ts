import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Language } from '@portal/contract/core/language'
import yazl from 'yazl'
import { makeDocument } from '#core/documents/documents.ts'

interface Chapter {
  title: string
  text: string
}

const company = { name: 'NEXT', lines: ['next.example.com'] }

/** A manual as a PDF, the same bytes each time. */
export function aManual(
  language: Language,
  title: string,
  revision: string,
  day: string,
  chapters: readonly Chapter[],
) {
  const isEnglish = language === 'en'
  return makeDocument({
    language,
    company,
    title,
    facts: [
      { label: isEnglish ? 'Revision' : 'Revisión', value: revision },
      { label: isEnglish ? 'Date' : 'Fecha', value: day },
    ],
    paragraphs: chapters.map(({ title, text }, place) => `${place + 1}. ${title}\n${text}`),
    footer: `${company.name} · ${title} · ${revision}`,
    madeAt: new Date(`${day}T12:00:00Z`),
  })
}

const films = join(import.meta.dirname, '../../../../../web/public/films')

/** One of the films of the public site, its picture, or its captions. */
export const filmFile = (name: string): Promise<Uint8Array> => readFile(join(films, name))

/** A drill pattern as a program reads it: hole, row, x and y in meters, delay in milliseconds. */
function pattern(rows: number, holes: number): string {
  const lines = ['pozo;fila;x_m;y_m;retardo_ms']
  for (let row = 0; row < rows; row++)
    for (let hole = 0; hole < holes; hole++) {
      const [x, y] = [hole * 5 + (row % 2) * 2.5, row * 4.5]
      lines.push([row * holes + hole + 1, row + 1, x.toFixed(1), y.toFixed(1), hole * 17 + row * 65].join(';'))
    }
  return `${lines.join('\n')}\n`
}

/** An archive with patterns to practice with, the same bytes each time. */
export function anArchive(readme: string, day: string): Promise<Uint8Array> {
  const archive = new yazl.ZipFile()
  const options = { mtime: new Date(`${day}T12:00:00Z`) }
  archive.addBuffer(Buffer.from(readme), 'LEEME.txt', options)
  archive.addBuffer(Buffer.from(pattern(8, 25)), 'malla-banco-10m.csv', options)
  archive.addBuffer(Buffer.from(pattern(14, 40)), 'malla-banco-15m.csv', options)
  archive.end()
  return buffer(archive.outputStream.pipe(new PassThrough()))
}
