import type { MailTexts } from './mail-texts.ts'

export const pt: MailTexts = {
  confirm: {
    title: 'Confirme sua busca salva',
    text: 'Pediram que avisássemos este e-mail quando houvesse novos anúncios que atendam a um filtro. Abra a página para vê-lo e confirmar.',
    button: 'Ver e confirmar',
    foot: 'Se não foi você, não faça nada: sem confirmação não escreveremos, e em 7 dias esquecemos a busca.',
  },
  active: {
    title: 'Esta busca já está ativa',
    text: 'Alguém a salvou outra vez com este e-mail. Nada mudou: você pode vê-la, mudar a frequência ou encerrá-la.',
    button: 'Ver a busca',
  },
  found: {
    one: { maquinaria: 'Uma máquina nova para sua busca', propiedad: 'Um imóvel novo para sua busca' },
    many: {
      maquinaria: (count) => `${count} máquinas novas para sua busca`,
      propiedad: (count) => `${count} imóveis novos para sua busca`,
    },
    more: (count) => `Aqui estão os ${count} mais recentes; os demais estão na lista.`,
    button: 'Ver a lista com este filtro',
    why: 'Você recebe este e-mail porque salvou e confirmou esta busca.',
    manage: 'Mudar a frequência',
    end: 'Não receber mais e-mails desta busca',
  },
  search: 'Busca',
  frequency: 'Frequência',
}
