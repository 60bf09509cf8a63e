import type { searchTexts } from './texts.ts'

const savedSearches: (typeof searchTexts)['es'] = {
  title: 'Salvar esta busca',
  lead: 'Escrevemos para você quando houver algo novo com este filtro. Avisamos sobre cada anúncio uma única vez.',
  list: { maquinaria: 'Classificados', propiedad: 'Imóveis' },
  breadcrumb: 'Caminho da página',
  email: 'E-mail',
  emailHint: 'Você receberá um link para confirmar. Sem a confirmação, não escrevemos.',
  frequency: 'Com que frequência?',
  frequencyHint: ({ hour }) => `Os e-mails diários e semanais saem às 8h, no ${hour}.`,
  website: 'Site',
  save: 'Salvar busca',
  privacy: 'Usamos seu e-mail só para isto. Cada mensagem traz um link para encerrar com um clique.',
  askedTitle: 'Verifique seu e-mail',
  askedText: 'Se não chegar em alguns minutos, veja na caixa de spam. O link vale por 7 dias.',
  back: 'Voltar à lista',
  ownTitle: 'Sua busca salva',
  state: 'Situação',
  confirmLead: 'Confirme para que escrevamos a você quando houver algo novo.',
  confirm: 'Confirmar a busca',
  change: 'Mudar a frequência',
  end: 'Encerrar a busca',
  endedText: 'Não escreveremos mais a você sobre esta busca. Em 30 dias, esquecemos seu e-mail.',
  again: 'Salvá-la outra vez',
  toList: 'Ver a lista',
  absentTitle: 'Este link não funciona',
  absentText: 'Ele pode estar incompleto ou ter expirado: uma busca não confirmada é esquecida em 7 dias.',
  toMachines: 'Ver máquinas',
  toProperties: 'Ver imóveis',
}

export const portuguese = { 'saved-searches': savedSearches }
