import type { Text } from '../../core/text.ts'

/** One of the first steps with a product: a scene of its film, and a chapter of the text next to it. */
export interface GuideStep {
  /** What the film shows: a part of a console by its anchor, otherwise a scene of `assets/films/guides`. */
  readonly shown: string
  readonly title: Text
  /** What the film's caption says too. It has no figures, which would stay in the film when a fact changes. */
  readonly text: Text
  /** Keys of the product's facts that the page shows next to it. */
  readonly facts: readonly string[]
}

/** Writes a step: what is shown, its title, its text, keys of facts. */
export const step = (shown: string, title: Text, text: Text, ...facts: string[]): GuideStep => ({
  shown,
  title,
  text,
  facts,
})
