import type { documentTexts } from './document-texts.ts'

const document: (typeof documentTexts)['es'] = {
  breadcrumb: 'Caminho da página',
  home: 'Início',
  support: 'Suporte',
  description: (title, revision) => `${title}, revisão ${revision}: arquivo, data, tamanho e SHA-256.`,
  revision: 'Revisão',
  date: 'Data',
  size: 'Tamanho',
  language: 'Idioma',
  product: 'Produto',
  hash: 'SHA-256',
  hashHint: 'Impressão digital do arquivo: se a sua for igual, o arquivo chegou inteiro.',
  change: 'O que muda nesta revisão',
  download: (size) => `Baixar (${size})`,
  open: 'Abrir o documento',
  facts: (revision, date, size) => `Rev. ${revision} · ${date} · ${size}`,
  more: 'Documentos e programas',
  linkOf: (title) => `${title}: abrir`,
}

export const portuguese = { 'resources/document': document }
