import type { Text } from './text.ts'

/**
 * Texts of the screens that refuse entry, under the keys (`page404`) that clients know
 * (rule access/denied-screens).
 */
export const page404Texts = {
  /** For a protected area, without any module. */
  titulo1: { es: 'Sin acceso', en: 'No access' },
  /** There is no access data. */
  texto1: {
    es: 'No encontramos sus permisos; ingrese de nuevo.',
    en: 'We could not find your permissions; please log in again.',
  },
  /** The user exists but has no modules. */
  texto2: {
    es: 'Su usuario aún no tiene módulos asignados.',
    en: 'Your user has no modules yet.',
  },
  /** For one page of the dashboard. */
  titulo2: { es: 'Acceso denegado', en: 'Access denied' },
  texto3: {
    es: 'No tiene acceso a este módulo.',
    en: 'You do not have access to this module.',
  },
  aceptar: { es: 'Aceptar', en: 'Accept' },
  noEncontrada: { es: 'Página no encontrada', en: 'Page not found' },
} as const satisfies Record<string, Text>
