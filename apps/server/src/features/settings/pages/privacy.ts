const texto = `
<p>{nombre} es responsable de los datos personales que se tratan en este portal. Puede escribirnos a <a href="mailto:{email}">{email}</a>, llamar al {telefono} o dirigirse a {direccion}.</p>
<p>Los tratamos según la ley 19.628 sobre protección de los datos personales, con los cambios de la ley 21.719, que rigen desde el 1 de diciembre de 2026.</p>
<h2>Qué guardamos y para qué</h2>
<ul>
<li><strong>Formularios de contacto, reunión y acuerdo de confidencialidad:</strong> nombre, correo, teléfono, empresa, país, lo que usted escribe y, para el acuerdo, los documentos de identificación que indique. Sirven para responderle. Le damos un número de referencia y le enviamos una copia.</li>
<li><strong>Solicitudes, reparaciones, ofertas y subastas de maquinaria y propiedades:</strong> quién pregunta, cómo ubicarlo, su mensaje y sus archivos. Las ven nuestro personal y quien publicó el clasificado.</li>
<li><strong>Pagos con tarjeta:</strong> monto, fecha, código de autorización y últimos cuatro dígitos. El número completo lo recibe solo {tarjetas}; no pasa por este portal.</li>
<li><strong>Transferencias de reservas:</strong> monto, referencia, número y fecha de la operación del banco, y el comprobante que usted envíe.</li>
<li><strong>Cotizaciones, pedidos y licencias:</strong> los datos del cliente que aparecen en ellos.</li>
<li><strong>Talleres y certificados:</strong> su inscripción, su asistencia y su certificado. Quien tenga el código de un certificado puede comprobar en el portal a nombre de quién está.</li>
<li><strong>Cuentas:</strong> nombres, correo, teléfono, documento si se indicó, empresa, permisos y sesiones. La contraseña se guarda como una huella de la que no se puede recuperar.</li>
<li><strong>Contactos comerciales y difusiones:</strong> datos de contacto, notas de reuniones, correos enviados y si se devolvieron. Cada difusión trae un enlace para no recibir más.</li>
<li><strong>Búsquedas guardadas:</strong> su correo y el filtro, solo para avisarle de publicaciones nuevas.</li>
</ul>
<p>Con lo que se envía guardamos también la dirección IP y la hora, para evitar abusos. El registro técnico del servidor anota la dirección IP de cada visita. Un registro de auditoría anota quién cambió qué y no se modifica.</p>
<h2>Lo que no hacemos</h2>
<p>No hacemos seguimiento de su navegación, no medimos con programas de terceros, no mostramos publicidad y no vendemos datos. El país que se propone en los formularios se obtiene en nuestro propio servidor. Ninguna decisión sobre usted se toma solo por un programa a partir de un perfil suyo.</p>
<h2>Quién más los recibe</h2>
<p>El proveedor de pagos con tarjeta, los servicios de correo, alojamiento y archivos que usamos para operar el portal, y los sistemas que la empresa conecte a él. También las autoridades, cuando la ley obliga. Algunos de ellos pueden estar fuera de Chile.</p>
<h2>Cuánto tiempo</h2>
<ul>
<li>Una búsqueda guardada sin confirmar se borra a los 7 días; una terminada, a los 30.</li>
<li>Una solicitud sobre sus datos que no se confirma se borra a los 7 días.</li>
<li>Las sesiones y los códigos de acceso se borran 30 días después de terminar.</li>
<li>Lo demás no tiene un borrado automático: se guarda mientras sirve para lo que se pidió, o hasta que usted pida borrarlo. Pagos, cotizaciones y pedidos se conservan como respaldo contable, y los certificados para que se puedan comprobar.</li>
</ul>
<h2>Sus derechos</h2>
<ul>
<li><strong>Acceso:</strong> saber qué datos suyos tenemos y recibir una copia.</li>
<li><strong>Rectificación:</strong> corregir los que estén mal o incompletos.</li>
<li><strong>Supresión:</strong> pedir que los borremos cuando ya no haya una razón para guardarlos.</li>
<li><strong>Oposición:</strong> pedir que no los usemos para algo, por ejemplo para escribirle.</li>
<li><strong>Portabilidad:</strong> recibirlos en un formato que otro programa pueda leer.</li>
<li><strong>Bloqueo:</strong> suspender su uso mientras se resuelve lo que pidió.</li>
</ul>
<p>Puede <a href="/privacy/request">enviar una solicitud sobre sus datos</a>: es gratis, confirmamos su correo para que nadie pida los de otra persona, y le respondemos dentro del plazo que indica el acuse de recibo. Si no le parece bien nuestra respuesta, puede reclamar ante la Agencia de Protección de Datos Personales.</p>
`

const textoEn = `
<p>{nombre} is responsible for the personal data processed in this portal. Write to <a href="mailto:{email}">{email}</a>, call {telefono}, or write to us at {direccion}.</p>
<p>We process it under Chile’s law 19.628 on the protection of personal data, as amended by law 21.719, in force from December 1, 2026.</p>
<h2>What we store, and why</h2>
<ul>
<li><strong>Contact, meeting and non-disclosure forms:</strong> name, e-mail, phone, company, country, what you write and, for the agreement, the identity numbers you give us. We use them to answer you. You get a reference number and a copy.</li>
<li><strong>Requests, repairs, offers and auctions of machinery and properties:</strong> who asks, how to reach you, your message and your files. Our staff and whoever published the listing see them.</li>
<li><strong>Card payments:</strong> amount, date, authorization code and last four digits. Only {tarjetas} receives the full number; it does not pass through this portal.</li>
<li><strong>Bank transfers of reservations:</strong> amount, reference, number and date of the bank operation, and the proof that you send.</li>
<li><strong>Quotes, orders and licenses:</strong> the client’s data that appears in them.</li>
<li><strong>Workshops and certificates:</strong> your registration, attendance and certificate. Anyone with a certificate’s code can check on the portal whose it is.</li>
<li><strong>Accounts:</strong> names, e-mail, phone, identity number if given, company, permissions and sessions. The password is stored as a hash from which it cannot be recovered.</li>
<li><strong>Business contacts and broadcasts:</strong> contact details, notes of meetings, e-mails sent and whether they bounced. Each broadcast has a link to unsubscribe.</li>
<li><strong>Saved searches:</strong> your e-mail and the filter, only to tell you about new listings.</li>
</ul>
<p>Along with what you send, we store the IP address and the time, to prevent abuse. The server’s technical log records the IP address of each visit. An audit log records who changed what and is never altered.</p>
<h2>What we do not do</h2>
<p>We do not track your browsing, use third-party analytics, show advertising or sell data. The country that forms suggest is looked up on our own server. No decision about you is made solely by a program from a profile of you.</p>
<h2>Who else receives it</h2>
<p>The card payment provider, the mail, hosting and file services we use to run the portal, and the systems the company connects to it. Also the authorities, where the law requires it. Some of them may be outside Chile.</p>
<h2>How long</h2>
<ul>
<li>A saved search that is not confirmed is deleted after 7 days; an ended one after 30.</li>
<li>A request about your data that is not confirmed is deleted after 7 days.</li>
<li>Sessions and access codes are deleted 30 days after they end.</li>
<li>Everything else has no automatic deletion: it is kept while it serves its purpose, or until you ask us to delete it. Payments, quotes and orders are kept as accounting records, and certificates so that they can be checked.</li>
</ul>
<h2>Your rights</h2>
<ul>
<li><strong>Access:</strong> to know what data we hold about you and get a copy.</li>
<li><strong>Rectification:</strong> to correct what is wrong or incomplete.</li>
<li><strong>Deletion:</strong> to have it deleted when there is no longer a reason to keep it.</li>
<li><strong>Objection:</strong> to ask us not to use it for something, such as writing to you.</li>
<li><strong>Portability:</strong> to get it in a format another program can read.</li>
<li><strong>Blocking:</strong> to suspend its use while your request is decided.</li>
</ul>
<p>You can <a href="/privacy/request">send a request about your data</a>: it is free, we confirm your e-mail so that no one can ask for someone else’s data, and we answer within the time stated in the acknowledgment. If you disagree with our answer, you may complain to Chile’s Personal Data Protection Agency.</p>
`

const textoPt = `
<p>{nombre} é responsável pelos dados pessoais tratados neste portal. Você pode escrever para <a href="mailto:{email}">{email}</a>, ligar para {telefono} ou dirigir-se a {direccion}.</p>
<p>Tratamos os dados segundo a lei chilena 19.628 sobre a proteção dos dados pessoais, com as alterações da lei 21.719, em vigor a partir de 1º de dezembro de 2026.</p>
<h2>O que guardamos e para quê</h2>
<ul>
<li><strong>Formulários de contato, reunião e acordo de confidencialidade:</strong> nome, e-mail, telefone, empresa, país, o que você escreve e, para o acordo, os documentos de identificação que indicar. Servem para responder a você. Damos um número de referência e enviamos uma cópia.</li>
<li><strong>Solicitações, reparos, ofertas e leilões de máquinas e imóveis:</strong> quem pergunta, como contatar essa pessoa, a mensagem e os arquivos. São vistos pela nossa equipe e por quem publicou o anúncio.</li>
<li><strong>Pagamentos com cartão:</strong> valor, data, código de autorização e os quatro últimos dígitos. O número completo é recebido apenas pelo {tarjetas}; não passa por este portal.</li>
<li><strong>Transferências de reservas:</strong> valor, referência, número e data da operação do banco, e o comprovante que você enviar.</li>
<li><strong>Orçamentos, pedidos e licenças:</strong> os dados do cliente que aparecem neles.</li>
<li><strong>Workshops e certificados:</strong> a sua inscrição, a sua presença e o seu certificado. Quem tem o código de um certificado pode verificar no portal em nome de quem está.</li>
<li><strong>Contas:</strong> nomes, e-mail, telefone, documento se tiver sido indicado, empresa, permissões e sessões. A senha é guardada como um hash, do qual não pode ser recuperada.</li>
<li><strong>Contatos comerciais e mensagens em massa:</strong> dados de contato, notas de reuniões, e-mails enviados e se foram devolvidos. Cada mensagem traz um link para não receber mais.</li>
<li><strong>Buscas salvas:</strong> o seu e-mail e o filtro, apenas para avisar de anúncios novos.</li>
</ul>
<p>Com o que é enviado guardamos também o endereço IP e a hora, para evitar abusos. O registro técnico do servidor anota o endereço IP de cada visita. Um registro de auditoria anota quem mudou o quê e não é alterado.</p>
<h2>O que não fazemos</h2>
<p>Não rastreamos a sua navegação, não medimos com programas de terceiros, não mostramos publicidade e não vendemos dados. O país sugerido nos formulários é obtido no nosso próprio servidor. Nenhuma decisão sobre você é tomada apenas por um programa a partir de um perfil seu.</p>
<h2>Quem mais os recebe</h2>
<p>O provedor de pagamentos com cartão, os serviços de e-mail, hospedagem e arquivos que usamos para operar o portal, e os sistemas que a empresa conecta a ele. Também as autoridades, quando a lei obriga. Alguns deles podem estar fora do Chile.</p>
<h2>Por quanto tempo</h2>
<ul>
<li>Uma busca salva sem confirmação é apagada após 7 dias; uma encerrada, após 30.</li>
<li>Uma solicitação sobre os seus dados que não é confirmada é apagada após 7 dias.</li>
<li>As sessões e os códigos de acesso são apagados 30 dias depois de terminarem.</li>
<li>O restante não é apagado automaticamente: é guardado enquanto serve ao que foi pedido, ou até que você peça para apagar. Pagamentos, orçamentos e pedidos são conservados como comprovantes contábeis, e os certificados para que possam ser verificados.</li>
</ul>
<h2>Os seus direitos</h2>
<ul>
<li><strong>Acesso:</strong> saber que dados seus temos e receber uma cópia.</li>
<li><strong>Retificação:</strong> corrigir os que estiverem errados ou incompletos.</li>
<li><strong>Exclusão:</strong> pedir que os apaguemos quando já não houver razão para guardá-los.</li>
<li><strong>Oposição:</strong> pedir que não os usemos para algo, por exemplo para escrever a você.</li>
<li><strong>Portabilidade:</strong> recebê-los em um formato que outro programa possa ler.</li>
<li><strong>Bloqueio:</strong> suspender o uso enquanto se resolve o que você pediu.</li>
</ul>
<p>Você pode <a href="/privacy/request">enviar uma solicitação sobre os seus dados</a>: é grátis, confirmamos o seu e-mail para que ninguém peça os de outra pessoa, e respondemos no prazo indicado na confirmação de recebimento. Se não concordar com a nossa resposta, você pode reclamar à Agência de Proteção de Dados Pessoais do Chile.</p>
`

export const privacyPage = { texto: texto.trim(), texto_en: textoEn.trim(), texto_pt: textoPt.trim() }
