const es = {
  sheet: 'Empresas',
  file: 'plantilla-empresas',
  notAllowed: 'Su usuario ya no puede importar empresas.',
  contradicts: (row: number, value: string) => `Contradice la fila ${row} de la misma empresa, que dice «${value}».`,
  repeats: (row: number) => `La fila no agrega nada a la fila ${row}.`,
  alsoMatches: (changed: string, other: string) =>
    `La fila coincide con dos empresas: por su identificación tributaria con ${changed}, que es la que cambia, y por su nombre con ${other}.`,
  sameName: (other: string) => `Hay otra empresa de este nombre, con identificación tributaria ${other}.`,
  notes: {
    sheet: 'Notas',
    text: 'Una fila por sucursal: las filas de una misma empresa se reconocen por su identificación tributaria, o por su nombre. Varios correos autorizados se separan con coma.',
  },
}

const en: typeof es = {
  sheet: 'Enterprises',
  file: 'enterprises-template',
  notAllowed: 'Your user may no longer import enterprises.',
  contradicts: (row, value) => `It contradicts row ${row} of the same enterprise, which says “${value}”.`,
  repeats: (row) => `The row adds nothing to row ${row}.`,
  alsoMatches: (changed, other) =>
    `The row matches two enterprises: by its tax ID ${changed}, which it changes, and by its name ${other}.`,
  sameName: (other) => `There is another enterprise of this name, with the tax ID ${other}.`,
  notes: {
    sheet: 'Notes',
    text: 'One row for each branch office: rows of one enterprise are recognized by its tax ID, or by its name. Several authorized e-mails are separated by commas.',
  },
}

export const enterpriseTexts = { es, en }
