const es = {
  files: 'Archivos',
  filesHint: (count: number, size: string) =>
    `Hasta ${count} archivos PDF o de imagen (jpg, png, gif, bmp, webp) de ${size} cada uno.`,
  addFiles: 'Agregar archivos',
  drop: 'o suéltelos aquí',
  removeFile: (name: string) => `Quitar ${name}`,
  tooMany: (count: number) => `Se pueden adjuntar ${count} archivos como máximo.`,
  tooLarge: (name: string) => `${name} es demasiado grande.`,
  wrongType: (name: string) => `${name} no es de un tipo admitido.`,
}

const en: typeof es = {
  files: 'Files',
  filesHint: (count, size) => `Up to ${count} PDF or picture files (jpg, png, gif, bmp, webp) of ${size} each.`,
  addFiles: 'Add files',
  drop: 'or drop them here',
  removeFile: (name) => `Remove ${name}`,
  tooMany: (count) => `You can attach up to ${count} files.`,
  tooLarge: (name) => `${name} is too large.`,
  wrongType: (name) => `${name} is not an accepted file type.`,
}

export const filesTexts = { key: 'marketplace/files', es, en }
