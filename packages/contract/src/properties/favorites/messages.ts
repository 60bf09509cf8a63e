import { messages } from '../../core/messages.ts'

/** Favorites of properties: what was done, and what is refused. */
export const favoriteMessages = messages('properties.favorites', {
  saved: { code: 0, status: 200, es: 'Guardada en sus favoritos.', en: 'Saved to your favorites.' },
  removed: { code: 1, status: 200, es: 'Quitada de sus favoritos.', en: 'Removed from your favorites.' },
  tooMany: {
    code: 2,
    status: 409,
    es: 'Ya tiene 50 favoritos; quite alguno.',
    en: 'You have 50 favorites already; remove some.',
  },
  notSaved: {
    code: 3,
    status: 500,
    es: 'No se pudieron guardar los favoritos.',
    en: 'The favorites could not be saved.',
  },
  absent: { code: 4, status: 404, es: 'La propiedad no existe.', en: 'The property does not exist.' },
})
