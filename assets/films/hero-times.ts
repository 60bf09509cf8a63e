import { PUBLISHED_PER_SECOND } from './film.ts'

export const SIZE = { width: 1280, height: 720 }
/** The picture is drawn in bands, each by a thread of its own. */
export const BANDS = 8

const SECONDS = 11
export const FRAMES = SECONDS * PUBLISHED_PER_SECOND
/** Milliseconds of the bench, and how long what has fired glows out before it begins again. */
const [FIRST, LAST, FADE_SECONDS] = [-90, 620, 1.6]
const PER_SECOND = (LAST - FIRST) / (SECONDS - FADE_SECONDS / 2)

/** Time on the bench at a second of the film, and the other way round. */
export const timeAt = (second: number): number => FIRST + PER_SECOND * second
/** The poster is the moment of the still picture of the bench. */
export const POSTER_SECONDS = (170 - FIRST) / PER_SECOND
export const FADE_FROM = SECONDS - FADE_SECONDS
export const FADE_TO = SECONDS - 0.1
