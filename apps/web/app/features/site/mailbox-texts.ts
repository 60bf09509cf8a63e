const es = {
  title: 'Buzón local',
  lead: 'Correos que no salieron porque esta máquina no tiene servidor de correo.',
  address: 'Correo del destinatario',
  search: 'Filtrar',
  again: 'Actualizar',
  empty: 'No hay correos. Pida un PIN o cree un usuario y aparecerán aquí.',
  choose: 'Elija un correo para leerlo.',
  to: 'Para',
  copy: 'Copiar el PIN',
  copied: 'PIN copiado',
  wiped: 'El contenido se borró al vencer.',
}

const en: typeof es = {
  title: 'Local mailbox',
  lead: 'Mails that did not leave because this machine has no mail server.',
  address: 'E-mail of the receiver',
  search: 'Filter',
  again: 'Refresh',
  empty: 'There are no mails. Ask for a PIN or create a user and they will appear here.',
  choose: 'Choose a mail to read it.',
  to: 'To',
  copy: 'Copy the PIN',
  copied: 'PIN copied',
  wiped: 'The content was wiped when it expired.',
}

export const mailboxTexts = { key: 'mailbox', es, en }
