/** Every browser that we serve has generators; @stdlib finds that out by eval, which our security policy reports. */
module.exports = () => true;
