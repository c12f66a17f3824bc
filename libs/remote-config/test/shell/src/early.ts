document.body.dataset.early = 'shown';
