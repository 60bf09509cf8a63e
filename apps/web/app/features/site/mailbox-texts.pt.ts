import type { mailboxTexts } from './mailbox-texts.ts'

const mailbox: (typeof mailboxTexts)['es'] = {
  title: 'Caixa de correio local',
  lead: 'E-mails que não saíram porque esta máquina não tem servidor de e-mail.',
  address: 'E-mail do destinatário',
  search: 'Filtrar',
  again: 'Atualizar',
  empty: 'Não há e-mails. Peça um PIN ou crie um usuário e eles aparecerão aqui.',
  choose: 'Escolha um e-mail para lê-lo.',
  to: 'Para',
  copy: 'Copiar o PIN',
  copied: 'PIN copiado',
  wiped: 'O conteúdo foi apagado ao vencer.',
}

export const portuguese = { mailbox }
