import type { filesTexts } from './files-texts.ts'

const files: (typeof filesTexts)['es'] = {
  files: 'Arquivos',
  filesHint: (count, size) => `Até ${count} arquivos PDF ou de imagem (jpg, png, gif, bmp, webp) de ${size} cada um.`,
  addFiles: 'Adicionar arquivos',
  drop: 'ou solte-os aqui',
  removeFile: (name) => `Remover ${name}`,
  tooMany: (count) => `É possível anexar no máximo ${count} arquivos.`,
  tooLarge: (name) => `${name} é grande demais.`,
  wrongType: (name) => `${name} não é de um tipo aceito.`,
}

export const portuguese = { 'marketplace/files': files }
