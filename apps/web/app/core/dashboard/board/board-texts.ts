const es = {
  none: 'Nada aquí',
  rest: (count: string) => `${count} más en la lista`,
  move: (name: string) => `Mover ${name}`,
  moveTo: 'Mover a',
  moved: (name: string, column: string) => `${name}: movida a ${column}`,
  cannotMove: 'No se puede mover en esa dirección',
}

const en: typeof es = {
  none: 'Nothing here',
  rest: (count) => `${count} more in the list`,
  move: (name) => `Move ${name}`,
  moveTo: 'Move to',
  moved: (name, column) => `${name}: moved to ${column}`,
  cannotMove: 'It cannot be moved in that direction',
}

export const boardTexts = { es, en }
