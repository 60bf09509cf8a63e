const es = {
  back: 'Volver',
  home: 'Ir al inicio',
  again: 'Intentar de nuevo',
  notFound: 'La dirección no existe o la página se movió.',
  notLoaded: 'Esta página no se pudo cargar. Revise su conexión e intente de nuevo.',
}

const en: typeof es = {
  back: 'Go back',
  home: 'Go to the start',
  again: 'Try again',
  notFound: 'The address does not exist or the page has moved.',
  notLoaded: 'This page could not be loaded. Check your connection and try again.',
}

export const errorTexts = { key: 'screens/error', es, en }
