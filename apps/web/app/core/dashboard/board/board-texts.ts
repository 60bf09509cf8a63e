const es = {
  none: 'Nada aquí',
  more: (shown: string) => `Se muestran ${shown}; use los filtros para ver otras.`,
  move: (name: string) => `Mover ${name}`,
  moveTo: 'Mover a',
  moved: (name: string, column: string) => `${name}: movida a ${column}`,
  cannotMove: 'No se puede mover en esa dirección',
}

const en: typeof es = {
  none: 'Nothing here',
  more: (shown) => `${shown} are shown; use the filters to see others.`,
  move: (name) => `Move ${name}`,
  moveTo: 'Move to',
  moved: (name, column) => `${name}: moved to ${column}`,
  cannotMove: 'It cannot be moved in that direction',
}

export const boardTexts = { es, en }
