const es = {
  selectPage: 'Seleccionar la página',
  bar: 'Lo seleccionado',
  selected: (count: number, said: string) => (count === 1 ? '1 seleccionado' : `${said} seleccionados`),
  selectAll: (said: string) => `Seleccionar los ${said} que coinciden`,
  clear: 'Quitar la selección',
  trial: 'Revisando qué se puede cambiar…',
  nothing: 'Ninguno de los seleccionados se puede cambiar.',
  otherwise: 'De otro modo',
  refused: 'No se cambian',
  commentMissing: 'Escriba unas palabras.',
  more: (count: string) => `y ${count} más`,
  undo: 'Deshacer',
  undone: (said: string) => `Deshecho: ${said} como estaban.`,
  notUndone: (said: string) => `Sin deshacer, porque cambiaron después: ${said}.`,
  notThese: (said: string) => `Sin cambiar: ${said}.`,
  remove: 'Eliminar',
  willDelete: (count: number, said: string) =>
    count === 1 ? 'Se eliminará 1 registro.' : `Se eliminarán ${said} registros.`,
  deleted: (said: string) => `Eliminados: ${said}.`,
}

const en: typeof es = {
  selectPage: 'Select the page',
  bar: 'What is selected',
  selected: (_, said) => `${said} selected`,
  selectAll: (said) => `Select all ${said} that match`,
  clear: 'Clear the selection',
  trial: 'Checking what can be changed…',
  nothing: 'None of the selected can be changed.',
  otherwise: 'Otherwise',
  refused: 'Not changed',
  commentMissing: 'Write a few words.',
  more: (count) => `and ${count} more`,
  undo: 'Undo',
  undone: (said) => `Undone: ${said} are as they were.`,
  notUndone: (said) => `Not undone, because they changed since: ${said}.`,
  notThese: (said) => `Not changed: ${said}.`,
  remove: 'Delete',
  willDelete: (count, said) => (count === 1 ? '1 record will be deleted.' : `${said} records will be deleted.`),
  deleted: (said) => `Deleted: ${said}.`,
}

export const bulkTexts = { es, en }
