export const portuguese = { 'home/preview': { draft: 'Pré-visualização do rascunho: ainda não foi publicado' } }
