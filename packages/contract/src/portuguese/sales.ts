/** Offers, auctions, payments and saved searches. */
export const portugueseSales: Readonly<Record<string, string>> = {
  // Offers
  'El monto no es válido.': 'O valor não é válido.',
  'La oferta no existe.': 'A oferta não existe.',
  'Este clasificado no recibe ofertas.': 'Este anúncio não aceita ofertas.',
  'Hoy ya recibimos varias ofertas suyas por este equipo. Puede ofrecer otra vez mañana.':
    'Hoje já recebemos várias ofertas suas por este equipamento. Você pode fazer outra amanhã.',
  'Escriba el motivo, hasta 500 caracteres.': 'Escreva o motivo, até 500 caracteres.',
  'La oferta ya no permite ese cambio.': 'A oferta não permite mais essa alteração.',
  'El plazo de 72 horas de la contraoferta terminó.': 'O prazo de 72 horas da contraproposta terminou.',
  'El texto puede tener hasta 300 caracteres.': 'O texto pode ter até 300 caracteres.',
  'No se pudo guardar la oferta.': 'Não foi possível salvar a oferta.',
  'Gracias, recibimos su oferta.': 'Obrigado, recebemos sua oferta.',
  'Su oferta ya había sido recibida.': 'Sua oferta já havia sido recebida.',
  'Oferta aceptada: el cliente tiene 48 horas para pagar la reserva.':
    'Oferta aceita: o cliente tem 48 horas para pagar a reserva.',
  'Contraoferta enviada: el cliente tiene 72 horas.': 'Contraproposta enviada: o cliente tem 72 horas.',
  'Oferta rechazada.': 'Oferta recusada.',
  'Aceptó la contraoferta. Tiene 48 horas para pagar la reserva.':
    'Você aceitou a contraproposta. Você tem 48 horas para pagar a reserva.',
  'Declinó la contraoferta.': 'Você recusou a contraproposta.',
  'Mínimo guardado.': 'Mínimo salvo.',

  // Auctions
  'auctions/active': 'Ativo',
  'auctions/closed': 'Encerrado',
  Adjudicada: 'Arrematado',
  'Reserva no alcanzada': 'Preço de reserva não atingido',
  'Sin pujas': 'Sem lances',
  Detenida: 'Interrompido',
  Próxima: 'Em breve',
  'En curso': 'Em andamento',
  Terminando: 'Terminando',
  'Sin precio de reserva': 'Sem preço de reserva',
  'Reserva alcanzada': 'Preço de reserva atingido',
  'Reserva aún no alcanzada': 'Preço de reserva ainda não atingido',
  'El código no es correcto.': 'O código está incorreto.',
  'Pida primero un código.': 'Solicite primeiro um código.',
  'El código venció; pida otro.': 'O código expirou; solicite outro.',
  'Espere 3 minutos para pedir otro código.': 'Aguarde 3 minutos para solicitar outro código.',
  'Se alcanzó el máximo de códigos de hoy.': 'O limite de códigos de hoje foi atingido.',
  'Acepte las condiciones de la subasta.': 'Aceite as condições do leilão.',
  'La subasta aún no comienza.': 'O leilão ainda não começou.',
  'Quien vende, su equipo y nuestro personal no pueden pujar.':
    'Quem vende, sua equipe e nosso pessoal não podem dar lances.',
  'La subasta no existe.': 'O leilão não existe.',
  'El enlace no es válido o fue retirado.': 'O link não é válido ou foi retirado.',
  'El monto de la puja no es válido.': 'O valor do lance não é válido.',
  'El clasificado no está publicado para subasta.': 'O anúncio não está publicado para leilão.',
  'El comienzo no es válido.': 'O início não é válido.',
  'El término no es válido: de 30 minutos a 60 días después del comienzo, y antes de que venza el clasificado.':
    'O término não é válido: de 30 minutos a 60 dias após o início, e antes que o anúncio expire.',
  'El precio inicial no es válido.': 'O preço inicial não é válido.',
  'La reserva debe ser mayor que el precio inicial.': 'O preço de reserva deve ser maior que o preço inicial.',
  'El clasificado ya está en subasta.': 'O anúncio já está em leilão.',
  'La subasta ya no permite ese cambio.': 'O leilão não permite mais essa alteração.',
  'No se pudo guardar la subasta.': 'Não foi possível salvar o leilão.',
  'Le enviamos un código por correo.': 'Enviamos um código por e-mail.',
  'Correo verificado: ya puede pujar.': 'E-mail verificado: você já pode dar lances.',
  'Su puja va ganando.': 'Seu lance está vencendo.',
  'Su puja se registró, pero el máximo de otro postor es igual o mayor.':
    'Seu lance foi registrado, mas o máximo de outro participante é igual ou maior.',
  'Su máximo se actualizó.': 'Seu máximo foi atualizado.',
  'Subasta guardada.': 'Leilão salvo.',
  'Subasta detenida.': 'Leilão interrompido.',
  'Subasta cerrada.': 'Leilão encerrado.',
  'Ofrecida al mejor postor: tiene 48 horas para pagar la reserva.':
    'Oferecida ao participante com o maior lance: ele tem 48 horas para pagar a reserva.',
  'Retiró su correo: nadie puede pujar más con él.': 'Você retirou seu e-mail: ninguém pode mais dar lances com ele.',

  // Payments
  'Ocurrió un error desconocido con el pago.': 'Ocorreu um erro desconhecido com o pagamento.',
  'La moneda no es válida.': 'A moeda não é válida.',
  'La orden de compra no es válida.': 'A ordem de compra não é válida.',
  'El identificador de la sesión de pago no es válido.': 'O identificador da sessão de pagamento não é válido.',
  'La transacción no existe.': 'A transação não existe.',
  'Pago anulado por el comprador. No se realizó ningún cobro.': 'Pagamento cancelado pelo comprador. Nada foi cobrado.',
  'La orden de compra fue rechazada. Las posibles causas son:* Los datos de la tarjeta no son correctos.* La tarjeta no tiene fondos suficientes.* La tarjeta no está habilitada.':
    'A ordem de compra foi recusada. As possíveis causas são:* Os dados do cartão estão incorretos.* O cartão não tem saldo suficiente.* O cartão não está habilitado.',
  'El pago no fue aprobado.* Intente con otra tarjeta.* Si el problema continúa, comuníquese con su banco.':
    'O pagamento não foi aprovado.* Tente com outro cartão.* Se o problema continuar, entre em contato com seu banco.',
  'El pago está pendiente de confirmación.': 'O pagamento está aguardando confirmação.',
  'El tiempo para pagar terminó. No se realizó ningún cobro.': 'O tempo para pagar terminou. Nada foi cobrado.',
  'Hubo un error en el formulario de pago. No se realizó ningún cobro.':
    'Houve um erro no formulário de pagamento. Nada foi cobrado.',
  'Este pago ya fue procesado.': 'Este pagamento já foi processado.',
  'El aviso ya no está disponible. No se realizó ningún cobro.':
    'O anúncio não está mais disponível. Nada foi cobrado.',
  'Pago devuelto.': 'Pagamento devolvido.',
  'Pago anulado.': 'Pagamento cancelado.',
  'El medio de pago no está disponible en este momento. Su reserva se mantiene; intente de nuevo en unos minutos.':
    'O meio de pagamento não está disponível no momento. Sua reserva está mantida; tente novamente em alguns minutos.',
  'Este pago se hizo con un proveedor de tarjetas que ya no está configurado. Haga una transferencia y anote su referencia.':
    'Este pagamento foi feito com um provedor de cartões que não está mais configurado. Faça uma transferência e anote a referência.',
  'Esta tarjeta no admite esa devolución (débito, prepago o cuotas en parte, o más de 90 días). Haga una transferencia y anote su referencia.':
    'Este cartão não aceita essa devolução (débito, pré-pago ou parte de um parcelamento, ou mais de 90 dias). Faça uma transferência e anote a referência.',
  'Hay una devolución de este pago en curso; espere su resultado.':
    'Há uma devolução deste pagamento em andamento; aguarde o resultado.',
  'El proveedor no aceptó la devolución; no se devolvió nada.':
    'O provedor não aceitou a devolução; nada foi devolvido.',
  'El proveedor no confirmó la devolución todavía; la estamos verificando. No la repita.':
    'O provedor ainda não confirmou a devolução; estamos verificando. Não a repita.',
  'El monto es más de tres veces el precio. Confírmelo si es el que quiere.':
    'O valor é mais de três vezes o preço. Confirme-o se é o que você quer.',
  'El monto es más de diez veces el precio. Revise las cifras.':
    'O valor é mais de dez vezes o preço. Confira os números.',
  'La cotización ya fue anulada.': 'A cotação já foi anulada.',
  'Avisamos a quien preparó la cotización; le escribirá pronto.':
    'Avisamos quem preparou o orçamento; a pessoa escreverá em breve.',
  'Se envió hace menos de un minuto; espere un momento para enviarla otra vez.':
    'Foi enviada há menos de um minuto; aguarde um momento para enviá-la de novo.',
  'No se pudo guardar el permiso.': 'Não foi possível salvar a autorização.',
  'La empresa no existe.': 'A empresa não existe.',
  'Escriba el número del permiso, de 2 a 60 caracteres.': 'Digite o número da autorização, de 2 a 60 caracteres.',
  'La fecha de término no es válida.': 'A data de término não é válida.',
  'El permiso ya venció; suba uno vigente.': 'A autorização já venceu; envie uma vigente.',
  'Adjunte el permiso como PDF o JPG.': 'Anexe a autorização em PDF ou JPG.',
  'El permiso debe ser un PDF o un JPG.': 'A autorização deve ser um PDF ou um JPG.',
  'El archivo está dañado o incompleto; guárdelo de nuevo y súbalo otra vez.':
    'O arquivo está danificado ou incompleto; salve-o de novo e envie-o outra vez.',
  'El PDF tiene contraseña; súbalo sin ella.': 'O PDF tem senha; envie-o sem ela.',
  'El permiso no existe.': 'A autorização não existe.',
  'El permiso ya venció: no se puede aprobar.': 'A autorização já venceu: não pode ser aprovada.',
  'Este pedido ya no espera un permiso.': 'Este pedido não aguarda mais uma autorização.',
  'No se pudo decidir el permiso.': 'Não foi possível decidir sobre a autorização.',
  'Permiso recibido; nuestro equipo lo revisará.': 'Autorização recebida; nossa equipe vai revisá-la.',
  'Permiso aprobado; se avisó a la empresa.': 'Autorização aprovada; a empresa foi avisada.',
  'Permiso rechazado; se avisó a la empresa.': 'Autorização recusada; a empresa foi avisada.',
  'La puja no existe.': 'O lance não existe.',
  'Puja anulada; la subasta se calculó de nuevo.': 'Lance anulado; o leilão foi recalculado.',
  'El mínimo no puede ser mayor que el precio publicado.': 'O mínimo não pode ser maior que o preço publicado.',
  'Todavía se debe dinero al cliente. Registre la transferencia con su referencia.':
    'Ainda se deve dinheiro ao cliente. Registre a transferência com sua referência.',
  'Esta devolución se hace a la tarjeta; deje vacía la referencia.':
    'Esta devolução é feita no cartão; deixe a referência em branco.',
  'Se agotaron los intentos de pago de esta reserva. Escríbanos para recibir un enlace nuevo.':
    'As tentativas de pagamento desta reserva se esgotaram. Escreva para nós para receber um novo link.',
  'Acepte las condiciones de la reserva para pagar.': 'Aceite as condições da reserva para pagar.',

  // Saved searches
  'Todo lo que se publique': 'Tudo o que for publicado',
  'En cuanto se publica': 'Assim que é publicado',
  'Una vez al día': 'Uma vez por dia',
  'Una vez a la semana, los lunes': 'Uma vez por semana, às segundas-feiras',
  Activa: 'Ativa',
  Terminada: 'Encerrada',
  'La lista no es válida.': 'A lista não é válida.',
  'Elija con qué frecuencia.': 'Escolha com que frequência.',
  'Ya tiene 20 búsquedas activas; termine una para activar esta.':
    'Você já tem 20 buscas ativas; encerre uma para ativar esta.',
  'Se pidieron demasiadas confirmaciones a ese correo hoy; intente mañana.':
    'Foram solicitadas confirmações demais para esse e-mail hoje; tente amanhã.',
  'Esta búsqueda ya terminó.': 'Esta busca já foi encerrada.',
  'No se pudo guardar la búsqueda.': 'Não foi possível salvar a busca.',
  'Le enviamos un correo. Ábralo y confirme para activar la búsqueda.':
    'Enviamos um e-mail. Abra-o e confirme para ativar a busca.',
  'Búsqueda activa: le escribiremos cuando haya algo nuevo.':
    'Busca ativa: escreveremos para você quando houver novidades.',
  'Frecuencia cambiada.': 'Frequência alterada.',
  'Búsqueda terminada: no le escribiremos más.': 'Busca encerrada: não escreveremos mais para você.',
}
