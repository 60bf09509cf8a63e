import type { manualTexts } from './manual-page-texts.ts'

const manual: (typeof manualTexts)['es'] = {
  breadcrumb: 'Caminho da página',
  support: 'Suporte',
  title: 'Manual do Quamtum',
  description:
    'Manual interativo do Quamtum: instalar, capturar, posição GPS, calibrar, analisar a fragmentação, exportar, cuidados e solução de problemas, em suas três versões.',
  lead: 'Da primeira carga da bateria ao relatório de fragmentação, em suas três versões: portátil, 360 com drone e desktop.',
  searchLabel: 'Buscar no manual',
  searchHint: 'Escala, bateria…',
  search: 'Buscar',
  contents: 'Conteúdo',
  version: 'Versão',
  allVersions: 'Todas',
  versions: { portable: 'Portátil', drone: '360 com drone', desktop: 'Desktop' },
  foundTitle: (count, question) => (count === 1 ? `1 seção com “${question}”` : `${count} seções com “${question}”`),
  noneTitle: (question) => `Nenhuma seção com “${question}”`,
  noneText: 'Tente com uma só palavra, ou procure no conteúdo. Você também pode olhar as perguntas frequentes.',
  faq: 'Perguntas frequentes',
  clear: 'Limpar a busca',
  tip: 'Dica',
  care: 'Cuidado',
  linkTo: 'Link para',
  product: 'Dado',
  value: 'Valor',
  ends: 'Para salvá-lo em PDF ou em papel, imprima esta página: ela é impressa inteira, sem menus.',
}

export const portuguese = { 'site/manual': manual }
