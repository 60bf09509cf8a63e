import { favoriteTexts } from '../../../apps/web/app/features/properties/favorites/favorite-texts.ts'

/** A button of a public page that needs its code, and what is there once it has done its work. */
export interface FirstPress {
  path: string
  button: string
  done: string
}

const heart = `article button[aria-label^="${favoriteTexts.es.keep('')}"]`

/** In the page itself, and in parts whose code comes later. */
export const firstPresses: FirstPress[] = [
  {
    path: '/',
    button: 'main button[aria-label="Siguiente"]',
    done: 'main button[aria-label^="2."][aria-current="true"]',
  },
  { path: '/properties', button: heart, done: 'article button[aria-pressed="true"]' },
]
