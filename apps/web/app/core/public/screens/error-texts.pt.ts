import type { errorTexts } from './error-texts.ts'

const error: (typeof errorTexts)['es'] = {
  back: 'Voltar',
  home: 'Ir para o início',
  again: 'Tentar de novo',
  notFound: 'O endereço não existe ou a página mudou de lugar.',
  notLoaded: 'Não foi possível carregar esta página. Verifique sua conexão e tente de novo.',
}

export const portuguese = { 'screens/error': error }
