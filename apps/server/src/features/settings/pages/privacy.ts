const texto = `
<p>{nombre} es responsable de los datos personales que se tratan en este portal. Puede escribirnos a <a href="mailto:{email}">{email}</a>, llamar al {telefono} o dirigirse a {direccion}.</p>
<p>Los tratamos según la ley 19.628 sobre protección de los datos personales, con los cambios de la ley 21.719, que rigen desde el 1 de diciembre de 2026.</p>
<h2>Qué guardamos y para qué</h2>
<ul>
<li><strong>Formularios de contacto, reunión y acuerdo de confidencialidad:</strong> nombre, correo, teléfono, empresa, país, lo que usted escribe y, para el acuerdo, los documentos de identificación que indique. Sirven para responderle. Le damos un número de referencia y le enviamos una copia.</li>
<li><strong>Solicitudes, reparaciones, ofertas y subastas de maquinaria y propiedades:</strong> quién pregunta, cómo ubicarlo, su mensaje y sus archivos. Las ven nuestro personal y quien publicó el aviso.</li>
<li><strong>Pagos con tarjeta:</strong> monto, fecha, código de autorización y últimos cuatro dígitos. El número completo lo recibe solo Webpay; no pasa por este portal.</li>
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
<li><strong>Card payments:</strong> amount, date, authorization code and last four digits. Only Webpay receives the full number; it does not pass through this portal.</li>
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

export const privacyPage = { texto: texto.trim(), texto_en: textoEn.trim() }
