const es = {
  take: 'Ver en 3D',
  model: (name: string) => `Modelo de ${name}`,
  help: 'Arrástrelo para girarlo. Con el teclado: flechas para girar, + y − para acercar y alejar, 0 para volver al comienzo.',
  turning: 'Girar y acercar',
  left: 'Girar a la izquierda',
  right: 'Girar a la derecha',
  up: 'Ver más desde arriba',
  down: 'Ver más desde abajo',
  nearer: 'Acercar',
  farther: 'Alejar',
  reset: 'Volver al comienzo',
  putDown: 'Cerrar',
  parts: (name: string) => `Partes de ${name}`,
  failed:
    'Este navegador no pudo mostrar el modelo. Aquí están sus vistas de todos los lados: muévalas con el control.',
  failedPlain: 'Este navegador no pudo mostrar el modelo.',
  said: {
    loading: 'Cargando el modelo',
    ready: 'El modelo está en pantalla.',
    front: 'Visto de frente',
    right: 'Visto por la derecha',
    back: 'Visto por detrás',
    left: 'Visto por la izquierda',
    above: 'desde arriba',
    below: 'desde abajo',
    level: '',
  },
}

const en: typeof es = {
  take: 'View in 3D',
  model: (name) => `Model of ${name}`,
  help: 'Drag to turn it. With the keyboard: arrows to turn, + and − to come nearer and go back, 0 to start again.',
  turning: 'Turn and zoom',
  left: 'Turn to the left',
  right: 'Turn to the right',
  up: 'See more from above',
  down: 'See more from below',
  nearer: 'Nearer',
  farther: 'Farther',
  reset: 'Start again',
  putDown: 'Put it down',
  parts: (name) => `Parts of ${name}`,
  failed: 'This browser could not show the model. Here are its views from every side: move them with the slider.',
  failedPlain: 'This browser could not show the model.',
  said: {
    loading: 'Loading the model',
    ready: 'The model is on the screen.',
    front: 'Seen from the front',
    right: 'Seen from the right',
    back: 'Seen from behind',
    left: 'Seen from the left',
    above: 'from above',
    below: 'from below',
    level: '',
  },
}

export const texts = { key: 'products/in-hand', es, en }

/** What the viewer says while it is used; the page gives it along. */
export type Said = typeof es.said
