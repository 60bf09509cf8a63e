import type { favoriteTexts } from './favorite-texts.ts'

const favorites: (typeof favoriteTexts)['es'] = {
  keep: (name) => `Salvar nos favoritos: ${name}`,
  title: 'Meus favoritos',
  link: (count) => `Favoritos (${count})`,
  lead: 'Os imóveis que você salvou. Sem conta, ficam neste navegador; com conta, em todos os seus dispositivos.',
  loading: 'Carregando seus favoritos…',
  needsScript: 'Os favoritos precisam de JavaScript. Os imóveis podem ser vistos também sem ele.',
  failed: 'Não foi possível carregar seus favoritos.',
  again: 'Tentar novamente',
  emptyTitle: 'Você ainda não salvou nenhum imóvel',
  emptyText: 'Toque no coração de um imóvel, na lista ou na página dele, para tê-lo aqui.',
  toList: 'Ver os imóveis',
  absent: 'Não mais disponíveis',
  reasons: { vendida: 'Foi vendido.', arrendada: 'Foi alugado.', retirada: 'O proprietário o retirou.' },
  remove: 'Remover',
  unnamed: 'Um imóvel que já não está publicado',
  removeOne: (name) => `Remover ${name} dos seus favoritos`,
  askAll: 'Perguntar sobre todos',
  askLead:
    'Um só formulário: enviamos uma solicitação para cada imóvel, e cada uma tem seu próprio link para acompanhar.',
  askNone: 'Nenhum destes imóveis está disponível.',
  askLimit: (count) => `Pergunta-se sobre ${count} de cada vez: os mais recentes.`,
  asked: (count) => (count === 1 ? 'Recebemos sua solicitação.' : `Recebemos suas ${count} solicitações.`),
  follow: 'Acompanhar esta solicitação',
  askedBefore: 'Sua solicitação já havia sido recebida.',
  notAsked:
    'Não foi possível enviar: o imóvel não está mais disponível, ou houve um problema. Pergunte na página dele.',
  root: 'Imóveis',
  breadcrumb: 'Caminho da página',
}

export const portuguese = { 'properties/favorites': favorites }
