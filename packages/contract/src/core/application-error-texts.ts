import type { Text } from './text.ts'

/** The fallback error screen (rule public-site/reload-once): its title, and its text when the error has no message. */
export const applicationErrorTexts = {
  title: { es: 'Ocurrió un error en la aplicación', en: 'An error occurred in the application' },
  unexpected: { es: 'Ocurrió un error inesperado.', en: 'Something went wrong.' },
} as const satisfies Record<string, Text>
