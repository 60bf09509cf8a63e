import type { publicTexts } from './public-texts.ts'

const publications: (typeof publicTexts)['es'] = {
  home: 'Início',
  breadcrumb: 'Onde você está',
  title: 'Publicações',
  lead: 'Documentos de segurança, certificados, estudos de caso e notícias.',
  description: 'Documentos de segurança e certificados dos produtos, estudos de caso em mina e notícias da empresa.',
  none: 'Ainda não há publicações',
  noneText: 'Se precisar de um documento de segurança ou de um certificado, peça em contato.',
  contact: 'Ir para contato',
  kinds: 'Tipos de publicação',
  all: 'Todas',
  pages: 'Páginas',
  newer: 'Mais novas',
  older: 'Anteriores',
  page: (page, pages) => `Página ${page} de ${pages}`,
  read: 'Ler',
  files: 'Arquivos',
  spanishPdf: 'PDF em espanhol',
  englishPdf: 'PDF em inglês',
  ofProducts: 'Produtos',
  papers: 'Documentos e certificados',
  stories: 'Casos e notícias',
  more: 'Todas as publicações',
}

export const portuguese = {
  publications,
  'Documento de seguridad': 'Documento de segurança',
  Certificado: 'Certificado',
  'Caso de estudio': 'Estudo de caso',
  Noticia: 'Notícia',
  'Documentos de seguridad': 'Documentos de segurança',
  Certificados: 'Certificados',
  'Casos de estudio': 'Estudos de caso',
  Noticias: 'Notícias',
  Publicada: 'Publicada',
}
