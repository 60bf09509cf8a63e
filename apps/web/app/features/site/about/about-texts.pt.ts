import { capitalized } from '@portal/contract/core/text'
import { countInWords } from '#core/formats/count-in-words.ts'
import type { aboutTexts } from './about-texts.ts'

const about: (typeof aboutTexts)['es'] = {
  breadcrumb: 'Caminho da página',
  home: 'Início',
  name: 'Sobre nós',
  drawing: 'Plano de um desmonte: furos em fileiras e as linhas que unem os que detonam ao mesmo tempo.',
  factsTitle: 'Em números',
  moreThan: (count) => `Mais de ${count}`,
  facts: {
    countries: 'países com presença, por escritórios próprios ou distribuidores',
    offices: ({ count, where, isAmerican }) =>
      `${count === 1 ? 'escritório' : 'escritórios'}${isAmerican ? ' na América' : ''}: ${where}`,
    warranty: 'de garantia de fábrica nos equipamentos',
    delivery: 'de prazo de entrega, aproximadamente',
  },
  whatTitle: 'O que fazemos',
  howTitle: 'Como trabalhamos',
  termsTitle: 'Condições comerciais',
  termsLead: 'As mesmas para todos; constam em cada orçamento.',
  presence: 'Presença',
  presenceText: (count) => `mais de ${count} países`,
  peopleTitle: 'Com quem você fala',
  peopleLead: (count) =>
    `${count === 1 ? 'Uma pessoa, com seu' : `${capitalized(countInWords(count, 'pt', 'f'))} pessoas, cada uma com seu`} cartão: telefone, e-mail e um código para salvá-lo no celular.`,
  officesLink: 'Ver os escritórios',
  faqLink: 'Perguntas frequentes',
}

export const portuguese = { 'site/about': about }
