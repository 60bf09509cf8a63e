import type { Language } from '@portal/contract/core/language'

/** One picture of a film with what moves in it; the films are silent, so what a voice would say is a caption. */
export interface Scene {
  seconds: number
  caption: string
  /** What is drawn, in the classes of style.ts. */
  html: string
}

/** Picks the words of one language. */
export type Say = (es: string, en: string) => string

export interface Film {
  name: string
  /** The moment of the poster, in seconds. */
  poster: number
  /** In one width only, for a phone as well: a short one on a page of its own. */
  isSmall?: boolean
  scenes: (say: Say, language: Language) => Scene[]
}

export const SIZE = { width: 1280, height: 720 }
/** Drawn; what is published is blended to twice as many. */
export const FRAMES_PER_SECOND = 12
export const PUBLISHED_PER_SECOND = 24
/** A scene comes up over the one before it. */
export const FADE_MS = 700
/** Captions leave a little room between them. */
const GAP_SECONDS = 0.2

export const sayIn =
  (language: Language): Say =>
  (es, en) =>
    language === 'es' ? es : en

export const lengthOf = (scenes: Scene[]): number => scenes.reduce((sum, { seconds }) => sum + seconds, 0)

/** All scenes over one another, each waiting for its time. */
export function staged(scenes: Scene[]): string {
  let at = 0
  return scenes
    .map(({ seconds, html }, index) => {
      const style = `--at:${index ? at * 1000 : -2}ms;--for:${seconds * 1000 + FADE_MS}ms;--fade:${index ? FADE_MS : 1}ms`
      at += seconds
      return `<section class="scene" style="${style}">${html}</section>`
    })
    .join('')
}

/** The captions as WebVTT, with the words that `say` gives for each. */
export function captions(scenes: Scene[], say = (caption: string) => caption): string {
  let at = 0
  const cues = scenes.flatMap(({ seconds, caption }) => {
    const [from, to] = [at + GAP_SECONDS, at + seconds - GAP_SECONDS]
    at += seconds
    return caption ? [`${clock(from)} --> ${clock(to)}\n${say(caption)}\n`] : []
  })
  return `WEBVTT\n\n${cues.join('\n')}`
}

const clock = (seconds: number) => `00:${seconds.toFixed(3).padStart(6, '0')}`
