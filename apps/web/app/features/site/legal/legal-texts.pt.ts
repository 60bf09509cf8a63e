import type { legalTexts } from './legal-texts.ts'

const legal: (typeof legalTexts)['es'] = {
  breadcrumb: 'Caminho da página',
  others: 'Privacidade, termos e cookies',
  request: 'Solicitação sobre seus dados',
  changed: (day) => `Última modificação: ${day}.`,
  pages: {
    privacidad: {
      lead: 'Que dados guardamos, para quê, e como pedir para vê-los, corrigi-los ou apagá-los.',
      description: 'Que dados pessoais o portal guarda, para quê, e como pedir para vê-los, corrigi-los ou apagá-los.',
    },
    terminos: {
      lead: 'As regras deste portal, em palavras simples.',
      description: 'As regras do portal: a quem vendemos, anúncios, reservas, contas e uso do site.',
    },
    cookies: {
      lead: 'Sem rastreamento: só o que o portal precisa para funcionar.',
      description: 'Que cookies e dados o portal guarda no seu navegador: sem rastreamento nem publicidade.',
    },
  },
}

export const portuguese = {
  legal,
  'Términos de uso': 'Termos de uso',
  'Uso de cookies': 'Uso de cookies',
}
